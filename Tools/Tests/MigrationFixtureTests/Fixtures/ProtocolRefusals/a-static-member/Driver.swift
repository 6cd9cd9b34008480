NighthawkUser().use()
