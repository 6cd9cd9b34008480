JacamarUser().use()
