GreenfinchUser().use()
