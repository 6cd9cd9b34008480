NoddyUser().use()
