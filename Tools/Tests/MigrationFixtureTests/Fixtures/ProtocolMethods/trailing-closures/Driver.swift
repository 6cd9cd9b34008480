BoobyUser().use()
