print(BasaltState.shared.pit.look(), BasaltState.shared.slideout.slide())
