MagpieUser().use()
