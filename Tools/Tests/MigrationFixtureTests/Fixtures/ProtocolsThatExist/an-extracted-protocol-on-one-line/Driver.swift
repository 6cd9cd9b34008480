MartinUser().use()
