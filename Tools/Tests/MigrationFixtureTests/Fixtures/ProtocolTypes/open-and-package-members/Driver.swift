HobbyUser().use()
