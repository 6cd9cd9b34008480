OwlUser().use()
