HawfinchUser().use()
