const summer = 'étés'
