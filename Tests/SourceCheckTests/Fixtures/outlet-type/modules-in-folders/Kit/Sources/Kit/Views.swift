import UIKit

public class CardView: UIView {}
public class HeaderView: UIView {}
public class OtherView: UIView {}
