OrioleUser().use()
