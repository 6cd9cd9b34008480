KilldeerUser().use()
