let user = await FrogmouthUser()
await user.use()
