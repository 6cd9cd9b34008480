let user = await FulmarUser()
await user.use()
