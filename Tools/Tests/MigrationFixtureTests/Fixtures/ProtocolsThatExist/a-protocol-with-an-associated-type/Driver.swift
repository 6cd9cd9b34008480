LinnetUser().use()
