ManakinUser().use()
