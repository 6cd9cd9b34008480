DuckUser().use()
