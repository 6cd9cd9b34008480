CondorUser().use()
