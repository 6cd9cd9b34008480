let user = await FlamingoUser()
await user.use()
