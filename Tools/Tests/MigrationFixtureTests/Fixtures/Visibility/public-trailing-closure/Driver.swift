RefundFlow().refund(500)
RefundFlow(limit: 20) { print("mine: \($0)") }.refund(500)
RefundFlow { print("yours: \($0)") }.refund(70)
