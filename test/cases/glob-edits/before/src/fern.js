getFern()
