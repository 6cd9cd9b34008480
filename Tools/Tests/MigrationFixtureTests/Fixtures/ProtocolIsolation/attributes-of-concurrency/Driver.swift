let user = await GadwallUser()
await user.use()
