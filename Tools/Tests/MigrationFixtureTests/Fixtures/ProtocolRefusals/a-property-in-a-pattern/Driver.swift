OstrichUser().use()
