let flow = CheckoutFlow()
flow.pay(995) { print($0) }
