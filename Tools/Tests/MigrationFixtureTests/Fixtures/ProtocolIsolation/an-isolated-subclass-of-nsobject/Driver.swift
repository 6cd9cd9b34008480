let user = await MoaUser()
await user.use()
