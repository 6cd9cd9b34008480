OuzelUser().use()
