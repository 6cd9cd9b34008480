PittaUser().use()
