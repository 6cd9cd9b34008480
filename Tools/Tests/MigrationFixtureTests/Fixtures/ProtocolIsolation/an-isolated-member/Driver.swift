let user = await FinchUser()
await user.use()
