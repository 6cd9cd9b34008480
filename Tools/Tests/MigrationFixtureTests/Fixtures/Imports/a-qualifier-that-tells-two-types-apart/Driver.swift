GuanacoBoard().post()
