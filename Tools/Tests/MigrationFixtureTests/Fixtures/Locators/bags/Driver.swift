let hand = MillHand()
print(hand.grind(), hand.grind(), MillOwner().look(), MillOwner().services().limit)
