try BluejayUser().use()
