KiwiUser().use()
