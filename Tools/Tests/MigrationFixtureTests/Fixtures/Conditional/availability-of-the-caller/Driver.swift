print(BilbyPad().tap(), BilbyPad().touch())
