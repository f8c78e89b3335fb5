const summer = 'été'
