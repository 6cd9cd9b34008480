EiderUser().use()
