JayUser().use()
