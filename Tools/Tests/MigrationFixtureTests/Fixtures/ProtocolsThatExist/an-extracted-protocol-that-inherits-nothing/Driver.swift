MoorhenUser().use()
