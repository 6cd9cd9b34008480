DabchickUser().use()
