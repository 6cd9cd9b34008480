PartridgeUser().use()
