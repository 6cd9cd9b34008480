DipperUser().use()
