DowitcherUser().use()
