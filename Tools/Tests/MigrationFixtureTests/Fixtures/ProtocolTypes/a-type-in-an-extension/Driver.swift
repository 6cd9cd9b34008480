GoshawkUser().use()
